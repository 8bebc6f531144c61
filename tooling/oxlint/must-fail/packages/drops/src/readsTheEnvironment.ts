export const key = process.env.KEY
