// What the operator of the site does by hand, beside the server that runs: `node src/server/operate.ts <command>`, with the server's
// variables. In compose.yaml: `docker compose exec web node src/server/operate.ts …`.
import { isAddressShape, isHashText } from '@slotdrop/drops'
import { parseArgs } from 'node:util'
import { ApiBaseError, createDatabase, endSessions, removeDrop, removeTitle } from '@slotdrop/api'
import { EnvError } from '@slotdrop/config/env'
import { serverEnv } from './env.ts'

const usage = `remove-drop <drop id>           removes a drop, private or public; it is not saved here again
remove-drop <drop id> --title   replaces its title alone
end-sessions <address>          signs an account out everywhere
`

function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

type Command =
  | { readonly kind: 'remove-drop'; readonly id: `0x${string}`; readonly title: boolean }
  | { readonly kind: 'end-sessions'; readonly address: `0x${string}` }

function parseCommand(): Command | undefined {
  const { values, positionals } = parseArgs({ options: { title: { type: 'boolean' } }, allowPositionals: true })
  const [name, subject = '', ...rest] = positionals
  const hex = subject.toLowerCase()
  if (rest.length > 0) return undefined
  if (name === 'remove-drop' && isHashText(hex)) return { kind: name, id: hex, title: values.title ?? false }
  if (name === 'end-sessions' && isAddressShape(hex) && values.title === undefined) return { kind: name, address: hex }
  return undefined
}

async function run(command: Command): Promise<string> {
  const { databaseUrl, dataDir } = serverEnv()
  const { db, close } = await createDatabase({ databaseUrl, dataDir })
  try {
    if (command.kind === 'end-sessions') {
      const count = await endSessions(db, command.address)
      return `${count} sessions of ${command.address} are over.`
    }
    const { id, title } = command
    if (title)
      return (await removeTitle(db, id, new Date())) ? `${id} has no title any more.` : `There is no drop ${id}.`
    const wasThere = await removeDrop(db, id, new Date())
    return wasThere
      ? `${id} is removed, and is not saved here again.`
      : `There was no drop ${id}. It is not saved here.`
  } finally {
    await close()
  }
}

const command = parseCommand() ?? fail(usage, 2)
try {
  process.stdout.write(`${await run(command)}\n`)
} catch (error) {
  if (error instanceof ApiBaseError) fail(error.shortMessage)
  if (error instanceof EnvError) fail(error.message)
  throw error
}
