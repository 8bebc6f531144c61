// How long a warm `npm start` takes from the command to a served page: `pnpm --filter @slotdrop/devnet bench`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const runs = 5
const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'))

/** Starts everything as a user would, loads the page, and stops. Milliseconds. */
async function measure(): Promise<number> {
  const begun = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '26500', RPC_PORT: '27500' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const url = await new Promise<string>((resolve) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const found = /is running \([\d.]+ s\): +(\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
  })
  await (await fetch(url)).text()
  const took = performance.now() - begun
  const ended = once(child, 'exit')
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
  await ended
  return took
}

await measure()
const times: number[] = []
for (let run = 0; run < runs; run++) times.push(await measure())
rmSync(dataDir, { recursive: true })
times.sort((a, b) => a - b)

function seconds(milliseconds: number | undefined) {
  return ((milliseconds ?? 0) / 1000).toFixed(1)
}

console.log(
  `warm npm start to a served page, ${runs} runs: median ${seconds(times[2])} s, ${seconds(times[0])} to ${seconds(times.at(-1))} s`,
)
