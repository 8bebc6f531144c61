/** Value of `operator` in `register` that lets anyone execute the committed rows. The zero address means nobody. */
export const ANYONE = '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF' as const
