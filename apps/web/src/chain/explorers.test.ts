import { describe, expect, test } from 'vitest'
import { fillTemplate, parseExplorer, parseExplorerChoice, templateOf } from './explorers.ts'
import { readSettings, writeSettings } from '../device/settings.ts'

describe('an explorer’s address', () => {
  test.each([
    ['https://scan.example', 'https://scan.example/tx/0xab'],
    [' https://scan.example/base/ ', 'https://scan.example/base/tx/0xab'],
    ['https://scan.example/?what={kind}&which={id}', 'https://scan.example/?what=tx&which=0xab'],
    ['https://scan.example:8443/{kind}/{id}', 'https://scan.example:8443/tx/0xab'],
  ])('%s leads to %s', (text, url) => {
    const read = parseExplorer(text)
    expect('template' in read && fillTemplate(read.template, 'tx', '0xab')).toBe(url)
  })

  test.each([
    ['', 'malformed'],
    ['scan.example', 'malformed'],
    ['https://', 'malformed'],
    ['https://scan.example/ x', 'malformed'],
    ['https://scan.example/"onclick', 'malformed'],
    ['http://scan.example', 'not-https'],
    ['javascript:alert({kind}{id})', 'not-https'],
    ['data:text/html,{kind}{id}', 'not-https'],
    ['https://me:secret@scan.example', 'credentials'],
    ['https://scan.example/{hash}', 'placeholder'],
    ['https://scan.example/{kind}', 'placeholder'],
    ['https://scan.example/{id}/{id}/{kind}', 'placeholder'],
    ['https://{id}.example/{kind}', 'placeholder'],
    ['https://scan.{kind}/{id}', 'placeholder'],
  ])('“%s” is refused: %s', (text, problem) => {
    expect(parseExplorer(text)).toEqual({ problem })
  })

  test('what is put into it stays one part of it', () => {
    expect(fillTemplate('https://scan.example/{kind}/{id}', 'address', '0x1/../../evil?x')).toBe(
      'https://scan.example/address/0x1%2F..%2F..%2Fevil%3Fx',
    )
  })

  test('Blockscout is offered where it is, and nowhere leads to nowhere', () => {
    expect(templateOf({ kind: 'blockscout' }, 1)).toBe('https://eth.blockscout.com/{kind}/{id}')
    expect(templateOf({ kind: 'blockscout' }, 56)).toBeUndefined()
    expect(templateOf(undefined, 1)).toBeUndefined()
  })

  test('a choice is kept on the device; what was tampered with counts as not chosen', () => {
    expect(parseExplorerChoice({ kind: 'own', template: 'javascript:alert(1)' })).toBeUndefined()
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    const explorers = { 1: { kind: 'own', template: 'https://scan.example/{kind}/{id}' } } as const
    writeSettings({ shortcuts: false, explorers, notifications: true }, storage)
    expect(readSettings(storage)).toEqual({ shortcuts: false, explorers, notifications: true })
    kept.set('slotdrop.settings', '{"explorers":{"1":{"kind":"own","template":"http://evil.example"},"x":5}}')
    expect(readSettings(storage)).toEqual({ shortcuts: true, explorers: {}, notifications: false })
  })
})
