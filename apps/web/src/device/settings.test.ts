import { expect, test } from 'vitest'
import { checksRecipients, readSettings, writeSettings } from './settings.ts'

const chain = { id: 1, rpcUrls: [], explorerUrl: null, distributor: null }
const usual = { chains: [chain] }
const withOwnNode = { chains: [chain, { ...chain, id: 137, ownRpcUrl: 'https://own.example' }] }

test('recipients are checked without a press if the sender chose it, or else named a node', () => {
  const settings = readSettings({ getItem: () => null })
  expect(checksRecipients(settings, null)).toBe(false)
  expect(checksRecipients(settings, usual)).toBe(false)
  expect(checksRecipients(settings, withOwnNode)).toBe(true)
  expect(checksRecipients({ ...settings, checksRecipients: false }, withOwnNode)).toBe(false)
  expect(checksRecipients({ ...settings, checksRecipients: true }, usual)).toBe(true)
})

test('the choice is kept; anything else counts as not chosen', () => {
  let kept: string | null = null
  const storage = {
    getItem: () => kept,
    setItem: (_: string, value: string) => void (kept = value),
    removeItem: () => void (kept = null),
  }
  writeSettings({ ...readSettings(storage), checksRecipients: false }, storage)
  expect(readSettings(storage).checksRecipients).toBe(false)
  expect(readSettings({ getItem: () => '{"checksRecipients":"yes"}' }).checksRecipients).toBeUndefined()
})
