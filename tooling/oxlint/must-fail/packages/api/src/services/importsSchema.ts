export { buildSchema } from '../schema/buildSchema.ts'
