// Changes that are made by hand: each check of the table of what is verified (cells.ts) is taken out of the contract, and what
// holds for all slots, runs and rows is made to hold for some (holes.ts). Fails unless the test that is named with a change
// fails with it, and passes without it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cells } from './cells.ts'
import { holes } from './holes.ts'
import { codeOf, failure, programOf } from './judge.ts'
import { deploying, differences, type Program } from './yul.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const plants = [...cells, ...holes]

const original = programOf()
if (!original) throw new Error('The contract does not compile.')

const programs = plants.map(({ cell, file, check, without = '' }) => {
  const source = readFileSync(`${root}src/${file}`, 'utf8')
  if (source.split(check).length !== 2) throw new Error(`${cell}: "${check}" does not stand in ${file} once.`)
  const program = programOf(file, source.replace(check, without))
  if (!program) throw new Error(`${cell}: the contract does not compile without it.`)
  return program
})

/** More changes of one function than this make more code than tells them apart. */
const together = 12

/** Creation code with each change. Those that can be are compiled together. */
function codesOf(contract: Program): string[] {
  const codes: string[] = []
  const joined = programs.map((program, index) => ({ index, functions: differences(program, contract) }))
  const alone = joined.filter(({ functions }) => functions === undefined)
  for (const { index } of alone) codes[index] = deploying(codeOf(programs[index] ?? contract, []) ?? '')
  const rest = joined.flatMap(({ index, functions }) => (functions ? [{ index, functions }] : []))
  for (let from = 0; from < rest.length; from += together) {
    const batch = rest.slice(from, from + together)
    const code = codeOf(
      contract,
      batch.map(({ functions }) => functions),
    )
    if (code === undefined) throw new Error('The contract and its mutants do not compile together.')
    for (const [place, { index }] of batch.entries()) codes[index] = deploying(code, place)
  }
  return codes
}

const own = codeOf(original, [])
if (own === undefined) throw new Error('The contract does not compile.')
const changed = codesOf(original)
const all = [...new Set(plants.map(({ test }) => test))]
const refusedBy = await failure(deploying(own), { tests: `^(?:${all.join('|')})\\(` })
if (refusedBy !== undefined) throw new Error(`The tests refuse the contract: ${refusedBy}.`)

let held = 0
for (const [index, { cell, test }] of plants.entries()) {
  const code = changed[index]
  if (code === undefined) throw new Error(`${cell}: no code.`)
  const isHeld = (await failure(code, { tests: `^${test}\\(` })) !== undefined
  if (isHeld) held++
  console.log(`${isHeld ? 'held' : 'NOT HELD'}: ${cell}, by ${test}`)
}
console.log(`${held} of ${plants.length} changes are noticed by the test that is named`)
process.exitCode = held === plants.length ? 0 : 1
