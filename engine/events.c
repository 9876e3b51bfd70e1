#include "events.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

void events_add(struct events *events, double time, const char *what, double velocity)
{
    events_add_at(events, time, what, NULL, velocity);
}

void events_add_at(struct events *events, double time, const char *what, const char *where, double velocity)
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
    size_t i = events->count++; /* in the order of time, also where an earlier one is found later */
    for (; i > 0 && events->event[i - 1].time > time; i--)
        events->event[i] = events->event[i - 1];
    events->event[i] = (struct event){time, what, where, velocity};
    events->total++;
    events->weight = fmax(events->weight, isnan(velocity) ? 0 : fabs(velocity));
    if (!isnan(velocity) && (events->impacts++ == 0 || velocity > events->fastest.velocity))
        events->fastest = events->event[i];
}

void event_name(const struct event *event, char *name, size_t size)
{
    snprintf(name, size, "%s%s%s", event->what, event->where ? " " : "", event->where ? event->where : "");
}
