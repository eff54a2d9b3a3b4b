/** How long a complete page stands in for newer ones that are incomplete. Seconds. */
export const HELD_SECONDS = 86_400;
