import { randomBytes } from 'node:crypto'
import { createDatabase } from '@slotdrop/api'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'

/** A database of its own on the server of these tests; answers its address. */
export async function createServerDatabase(): Promise<string> {
  const server = new URL(inject('postgresUrl'))
  const admin = await createDatabase({ databaseUrl: server.href })
  const name = `operator_${randomBytes(6).toString('hex')}`
  await admin.db.execute(sql.raw(`create database ${name}`))
  await admin.close()
  server.pathname = `/${name}`
  return server.href
}
