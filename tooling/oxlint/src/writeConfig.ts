import { writeFileSync } from 'node:fs'
import { createConfig } from './createConfig.ts'

const target = new URL('../../../.oxlintrc.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(createConfig(), null, 2)}\n`)
