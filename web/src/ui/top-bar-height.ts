/** Height of the top bar in pixels. What sticks below the bar starts here. */
export const topBarHeight = 60;
