#include "events.h"

#include <math.h>
#include <stdlib.h>

void events_add(struct events *events, double time, const char *what, double velocity)
{
    if (events->count == events->capacity) {
        const size_t capacity = events->capacity ? 2 * events->capacity : 64;
        struct event *more = realloc(events->event, capacity * sizeof *more);
        if (!more) {
            events->full = 1;
            return;
        }
        events->event = more;
        events->capacity = capacity;
    }
    events->event[events->count++] = (struct event){time, what, velocity};
}

void events_write(const struct events *events, FILE *out)
{
    fputs("time,event,v_impact\n", out);
    for (size_t i = 0; i < events->count; i++) {
        const struct event *event = &events->event[i];
        fprintf(out, "%.12g,%s,", event->time, event->what);
        if (!isnan(event->velocity))
            fprintf(out, "%.9g", event->velocity);
        fputc('\n', out);
    }
}
