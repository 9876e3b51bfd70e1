// FCL: signed distance of two ellipsoids by its default solver. (The other one, GST_INDEP, stops the
// program with an assertion on penetrating ellipsoids, tried with version 0.7.0.)
#include <cmath>
#include <memory>
#include <vector>

#include <fcl/fcl.h>

#include "contest.h"

namespace
{

struct Scene {
    std::unique_ptr<fcl::CollisionObjectd> a, b;
};
std::vector<Scene> scenes;

void prepare(const contest_pair *pair, int count)
{
    scenes.clear();
    for (int k = 0; k < count; k++) {
        const contest_pair &p = pair[k];
        fcl::Transform3d pose = fcl::Transform3d::Identity();
        for (int i = 0; i < 3; i++) {
            pose.translation()[i] = p.r[i];
            for (int j = 0; j < 3; j++)
                pose.linear()(i, j) = p.q[3 * i + j];
        }
        Scene scene;
        scene.a.reset(new fcl::CollisionObjectd(
            std::make_shared<fcl::Ellipsoidd>(p.axes[0][0], p.axes[0][1], p.axes[0][2])));
        scene.b.reset(new fcl::CollisionObjectd(
            std::make_shared<fcl::Ellipsoidd>(p.axes[1][0], p.axes[1][1], p.axes[1][2]), pose));
        scenes.push_back(std::move(scene));
    }
}

// The normal is the direction between the nearest points, as FCL's users take it.
int query(const contest_pair *, int number, double *gap, double normal[3])
{
    fcl::DistanceRequestd request(true, true, 0.0, 0.0, 1e-6, fcl::GST_LIBCCD);
    fcl::DistanceResultd result;
    try {
        *gap = fcl::distance(scenes[number].a.get(), scenes[number].b.get(), request, result);
    } catch (const std::exception &) {
        return 1;
    }
    const fcl::Vector3d between = result.nearest_points[1] - result.nearest_points[0];
    const double length = *gap < 0 ? -between.norm() : between.norm();
    for (int i = 0; i < 3; i++)
        normal[i] = between[i] / length;
    return 0;
}

} // namespace

extern "C" {
const contestant contestants[] = {{"FCL signed distance, 1e-6", prepare, query, 0}};
const int contestant_count = 1;
}
