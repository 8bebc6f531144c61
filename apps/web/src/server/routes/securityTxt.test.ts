import { expect, test } from 'vitest'
import { toSecurityTxt } from './securityTxt.ts'

test('the file names the contact, when it goes stale and where it belongs (RFC 9116)', () => {
  const text = toSecurityTxt({
    contact: 'mailto:security@example.com',
    publicUrl: 'https://drops.example.com',
    now: new Date('2026-11-22T13:45:10Z'),
  })
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Expires: 2027-05-21T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://drops.example.com/.well-known/security.txt',
    '',
  ])
})
