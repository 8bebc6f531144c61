#!/usr/bin/env node
import { createHost } from '../src/createHost.ts'
import { toFailure } from '../src/errors.ts'
import { exitCodes } from '../src/exitCodes.ts'
import { createHider } from '../src/hideSecrets.ts'
import { main } from '../src/main.ts'

// Some of pnpm's versions hand the two dashes on.
const [first, ...others] = process.argv.slice(2)
const argv = first === '--' ? others : [first, ...others].filter((part) => part !== undefined)
const host = createHost(process.env)
// Node prints a stray failure with its request: the node's address, and what was signed.
process.on('uncaughtException', (error) => {
  host.note(`${createHider(argv, process.env)(toFailure(error).message)}\n`)
  process.exit(exitCodes.unexpected)
})
process.exitCode = await main(argv, host)
