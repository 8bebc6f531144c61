import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { testSeed } from '../../test/world.ts'
import { assertSeed } from '../store/processes.ts'
import { createKeyring } from './createKeyring.ts'
import { readSeed } from './readSeed.ts'

const hex = Buffer.from(testSeed).toString('hex')
const dropId = `0x${'ab'.repeat(32)}` as const
const place = { chainId: 1, dropId }
const folder = mkdtempSync(join(tmpdir(), 'slotdrop-seed-'))

function writeFile(text: string): string {
  const path = join(folder, `seed-${text.length}`)
  writeFileSync(path, text)
  chmodSync(path, 0o600)
  return path
}

describe('where a seed comes from', () => {
  test('it is given as a value, in a file, or by a command', async () => {
    expect(await readSeed({ value: hex })).toEqual(testSeed)
    expect(await readSeed({ value: `0x${hex.toUpperCase()}` })).toEqual(testSeed)
    expect(await readSeed({ file: writeFile(`${hex}\n`) })).toEqual(testSeed)
    expect(await readSeed({ command: `cat ${writeFile(`${hex}\n`)}` })).toEqual(testSeed)
  })

  test.each([
    ['none', {}, /openssl rand -hex 32/],
    ['two', { value: hex, file: '/nowhere' }, /one of/],
    ['one byte too few', { value: hex.slice(2) }, /64 hex digits.*62 of them/],
    ['one byte too many', { value: `${hex}00` }, /66 of them/],
    ['words', { value: 'correct horse battery staple' }, /not all hex digits/],
    ['nothing', { value: ' ' }, /nothing/],
    ['zeros', { value: '0'.repeat(64) }, /pattern/],
    ['a file that is not there', { file: '/nowhere/seed' }, /\/nowhere\/seed/],
    ['a command that fails', { command: 'exit 3' }, /ended with 3/],
    ['a command that says too little', { command: 'echo ab' }, /2 of them/],
  ])('%s is refused, with what to do', async (_case, source, said) => {
    await expect(readSeed(source)).rejects.toThrow(said)
  })

  test('what is refused is repeated nowhere, not in the cause either', { tags: ['W10'] }, async () => {
    const secret = 'hunter2hunter2'
    for (const source of [
      { value: secret },
      { file: writeFile(secret) },
      { command: `echo ${secret}` },
      { command: `echo ${secret} >&2; echo ${secret}; exit 1` },
    ]) {
      const error: unknown = await readSeed(source).catch((thrown: unknown) => thrown)
      expect(inspect(error, { depth: 10 })).not.toContain(secret)
    }
  })
})

describe('accounts of a seed', () => {
  test('each drop has one of its own, and the same drop on another chain too', () => {
    const keyring = createKeyring(testSeed)
    const addresses = [
      keyring.accountOf(place).address,
      keyring.accountOf({ ...place, chainId: 137 }).address,
      keyring.accountOf({ ...place, dropId: `0x${'ac'.repeat(32)}` }).address,
    ]
    expect(new Set(addresses).size).toBe(3)
  })

  test('they are the same on every machine and in every version, or gas money would be lost', () => {
    expect(createKeyring(testSeed).accountOf(place).address).toMatchInlineSnapshot(
      `"0xCDB8e83DEB3B5dd8Db1932bf97537e4DC253284c"`,
    )
  })

  test('a former seed still opens what was given to it', () => {
    const other = testSeed.toReversed()
    const former = createKeyring(testSeed).accountOf(place).address
    const keyring = createKeyring(other, [testSeed])
    expect(keyring.accountOf(place).address).not.toBe(former)
    expect(keyring.find(place, former)?.address).toBe(former)
    expect(createKeyring(other).find(place, former)).toBeUndefined()
  })

  test('neither keyring nor account shows a key when it is written to a log', () => {
    const keyring = createKeyring(testSeed)
    expect(inspect(keyring, { depth: 10 })).not.toContain(hex)
    expect(JSON.stringify(keyring)).not.toContain(hex)
  })
})

describe.each(databaseKinds)('the seed of a database on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase(kind)
  })
  afterAll(() => database.remove())

  test('another one is refused, unless the one before is given beside it', { tags: ['R25'] }, async () => {
    const { db } = database
    const other = testSeed.toReversed()
    expect(await assertSeed(db, createKeyring(testSeed))).toBe('new')
    expect(await assertSeed(db, createKeyring(testSeed))).toBe('same')
    await expect(assertSeed(db, createKeyring(other))).rejects.toThrow(/OPERATOR_SEED_PREVIOUS/)
    expect(await assertSeed(db, createKeyring(other, [testSeed]))).toBe('rotated')
    await expect(assertSeed(db, createKeyring(testSeed))).rejects.toThrow(/OPERATOR_SEED_PREVIOUS/)
  })
})
