export type Wait = { readonly usualSeconds: number }
