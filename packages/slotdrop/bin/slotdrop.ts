#!/usr/bin/env node
import { createHost } from '../src/createHost.ts'
import { main } from '../src/main.ts'

// Some of pnpm's versions hand the two dashes on.
const [first, ...others] = process.argv.slice(2)
process.exitCode = await main(
  first === '--' ? others : [first, ...others].filter((part) => part !== undefined),
  createHost(process.env),
)
