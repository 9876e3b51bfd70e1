/* What a fit leaves behind: summary, files, picture, page. */
#ifndef FIT_REPORT_H
#define FIT_REPORT_H

#include <stdio.h>

#include "fit_job.h"

enum { SUMMARY_ROWS = 24 };

/* The summary, line by line. */
struct summary {
    size_t rows;
    struct {
        const char *name;
        char text[400];
    } row[SUMMARY_ROWS];
};

void fit_summary(const struct fit_job *job, struct summary *summary);

/* The files; all return 0. */
int fit_write_text(FILE *out, const struct fit_job *job, const struct summary *summary);
int fit_write_modelica(FILE *out, const struct fit_job *job);
int fit_write_json(FILE *out, const struct fit_job *job);
int fit_write_csv(FILE *out, const struct fit_job *job);

/* The picture: data and fit, residual, curvature radius with its bound; of a lift also its derivatives. EXIT_FAILED
 * without memory. */
int fit_write_svg(FILE *out, const struct fit_job *job);
int fit_write_page(FILE *out, const struct fit_job *job, const struct summary *summary);

#endif
