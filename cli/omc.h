/* OpenModelica's compiler as a process of its own: `omc` on the PATH, or what the variable OMC names. */
#ifndef OMC_H
#define OMC_H

/* Runs a script of a folder there, its messages into log.txt; meanwhile a terminal shows `doing`. Prints what went
 * wrong, with the remedy `instead` (", or ..."; may be empty) where there is no omc, and returns EXIT_FAILED, or 0. What
 * omc itself says of the script is in the log. */
int omc_run(const char *folder, const char *script, const char *doing, const char *instead);

/* The log, on stderr. */
void omc_show_log(const char *folder);

#endif
