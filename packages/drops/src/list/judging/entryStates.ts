/** States of entries, as the numbers that columns hold. */
export const stateReady = 0
export const stateCheck = 1
export const stateError = 2
export const stateExcluded = 3
