/** States of entries, as the numbers that columns hold; 0 is ready. */
export const stateCheck = 1
export const stateError = 2
export const stateExcluded = 3
