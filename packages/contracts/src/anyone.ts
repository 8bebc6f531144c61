/** Value of `operator` in `register` with which any account may send the committed rows. The zero address admits no operator. */
export const ANYONE = '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF' as const
