import { checksumAddress } from '@slotdrop/drops'
import { expect, test } from 'vitest'
import { parseDestination } from './parseDestination.ts'

const account = checksumAddress('0x00000000000000000000000000000000000f00d1')
const to = checksumAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8')
const terms = {
  token: checksumAddress('0x5fbdb2315678afecb367f032d93f642f64180aa3'),
  distributor: checksumAddress('0xe7f1725e7734ce288f8367e1bb143e90bb3f0512'),
}

test.each([
  [to, { to }],
  [` ${to.toLowerCase()} `, { to }],
  ['0x12', { fault: 'not-an-address' }],
  ['name.eth', { fault: 'not-an-address' }],
  // One letter in the wrong case: the checksum does not fit.
  [to.replace('C5', 'c5'), { fault: 'not-an-address' }],
  [account, { fault: 'own-address' }],
  [account.toLowerCase(), { fault: 'own-address' }],
  [terms.token, { fault: 'bad-destination' }],
  [terms.distributor, { fault: 'bad-destination' }],
  ['0x0000000000000000000000000000000000000000', { fault: 'bad-destination' }],
  ['0x000000000000000000000000000000000000dead', { fault: 'bad-destination' }],
])('of "%s" it makes %o', (text, expected) => {
  expect(parseDestination(text, { terms, account })).toEqual(expected)
})
