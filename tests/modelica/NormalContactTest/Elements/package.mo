within NormalContactTest;
package Elements "Every element with its defaults, on a body that falls on it or is held by it; the group `elements` of run.py changes their parameters one by one"
end Elements;
