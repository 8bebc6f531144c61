import { describe, expect, test } from 'vitest'
import { createClientKey } from './createClientKey.ts'

function asked(forwarded?: string) {
  return new Request(
    'http://server.invalid',
    forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } },
  )
}

describe('createClientKey', () => {
  test('without configured proxies the header is not read', { tags: ['G7'] }, () => {
    expect(createClientKey([])(asked('1.1.1.1'), '9.9.9.9')).toBe('9.9.9.9')
  })

  test('a stranger cannot choose his own address', { tags: ['G7'] }, () => {
    expect(createClientKey(['10.0.0.0/8'])(asked('1.1.1.1'), '9.9.9.9')).toBe('9.9.9.9')
  })

  test.each<[string, string | undefined, string]>([
    ['2.2.2.2', '10.0.0.1', '2.2.2.2'],
    ['1.1.1.1, 2.2.2.2', '10.0.0.1', '2.2.2.2'],
    ['1.1.1.1, 2.2.2.2, 10.0.0.7', '10.0.0.1', '2.2.2.2'],
    ['2.2.2.2:4711', '::ffff:10.0.0.1', '2.2.2.2'],
    ['nonsense, 10.0.0.7', '10.0.0.1', '10.0.0.7'],
    ['', '10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '10.0.0.1', '2001:db8:1:2::/64'],
    ['[2001:db8::1]:443', '10.0.0.1', '2001:db8:0:0::/64'],
  ])('from a proxy, %j counts as the first address that is none', { tags: ['G7'] }, (forwarded, remote, key) => {
    expect(createClientKey(['10.0.0.0/8'])(asked(forwarded), remote)).toBe(key)
  })

  test('addresses of one IPv6 network count together', () => {
    const key = createClientKey([])
    expect(key(asked(), '2001:db8:1:2::1')).toBe(key(asked(), '2001:db8:1:2:ffff::9'))
    expect(key(asked(), '2001:db8:1:3::1')).not.toBe(key(asked(), '2001:db8:1:2::1'))
  })

  test('a connection without an address counts as one caller', () => {
    expect(createClientKey([])(asked(), undefined)).toBe('unknown')
  })
})
