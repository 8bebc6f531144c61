import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, readTests } from './readTests.ts'
import { sendingFaultsPath, writeSendingFaults } from './sendingFaults.ts'
import { repositoryRoot } from '../workspace.ts'

const page = writeSendingFaults(readSource('docs/requirements.md').text, readTests())
writeFileSync(join(repositoryRoot, sendingFaultsPath), page)
