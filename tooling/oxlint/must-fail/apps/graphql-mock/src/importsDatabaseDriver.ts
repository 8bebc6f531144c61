import { PGlite } from '@electric-sql/pglite'

export const client = new PGlite()
