/** Marks a query of what the server says to whoever is signed in: it is asked anew when that is another (`useAccountQueries`). */
export const ofAccount = { meta: { isOfAccount: true } } as const
