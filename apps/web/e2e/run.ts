// Finds a Chromium, says which, and runs Playwright with it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const app = fileURLToPath(new URL('..', import.meta.url))

function playwright(...args: string[]) {
  return spawnSync('playwright', args, { cwd: app, stdio: 'inherit', env: process.env }).status ?? 1
}

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function findChromium() {
  return [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()].find((path) => path && existsSync(path))
}

let path = findChromium()
if (!path) {
  console.log('No Chromium on this machine: installing the one of Playwright …')
  if (playwright('install', 'chromium') !== 0) {
    console.error('It could not be installed. Install Chromium, or set CHROMIUM_PATH to one, then run the tests again.')
    process.exit(1)
  }
  path = findChromium()
}
const version = path && spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim()
console.log(`Browser: ${version} (${path})`)
process.env.CHROMIUM_PATH = path

// Chain and database of this run: nobody needs them afterwards, and each takes some 40 MB.
const kept = fileURLToPath(new URL('../../../.data', import.meta.url))
mkdirSync(kept, { recursive: true })
process.env.E2E_DATA_DIR = mkdtempSync(join(kept, 'e2e-'))
const status = playwright('test', ...process.argv.slice(2))
rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true })
process.exit(status)
