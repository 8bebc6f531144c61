// `pnpm rooms`: draws the pictures of docs/architecture.md anew, from what is imported. A test fails while they differ.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { redraw } from './drawings.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const page = `${root}/docs/architecture.md`
writeFileSync(page, redraw(readFileSync(page, 'utf8'), root))
