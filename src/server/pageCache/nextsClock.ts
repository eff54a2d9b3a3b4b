/**
 * The clock by which Next reckons the age of a page. After the machine slept, or was set to another time, `Date.now()` is
 * ahead of it: a page with that date would not be made anew until Next's clock had caught up.
 */
export const nextsClock = (): number => performance.timeOrigin + performance.now();
