export const mostRows = 250
