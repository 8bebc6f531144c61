/** Rows that a group shows; of the others only their number is told. */
export const maxShownRows = 100
