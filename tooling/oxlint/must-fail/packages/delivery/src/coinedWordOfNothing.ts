/** Of the newest transaction. */
export type Newest = { readonly hash: string }
