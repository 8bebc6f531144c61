/** Rows that a group shows; of the others only their number. */
export const maxShownRows = 100
