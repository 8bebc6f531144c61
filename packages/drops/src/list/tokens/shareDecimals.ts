/** Decimals of the sums of shares: as many as a token may have, as the tokens are not known yet. */
export const shareDecimals = 36
