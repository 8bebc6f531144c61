// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { GasFork } from '../../chain/gasFork.ts'
import { getGasFigures, toNumbers } from '../../chain/gasFigures.ts'
import { ForkNote } from './ForkNote.tsx'

const before = toNumbers(getGasFigures('ERC20', 'osaka'))
const after = toNumbers(getGasFigures('ERC20', 'amsterdam'))

afterEach(cleanup)

test.each([
  [{ when: 'since', day: '2026-10-06' }, 'Since 6 Oct 2026 a new holder'],
  [{ when: 'from', day: '2027-03-31' }, 'From 31 Mar 2027 on a new holder'],
  [{ when: 'now', day: undefined }, 'Now a new holder'],
] as const satisfies readonly (readonly [GasFork, string])[])('a fork %j is told in one sentence', (fork, begin) => {
  const { container } = render(<ForkNote fork={fork} network="Sepolia" before={before} after={after} />)
  expect(container.textContent).toBe(
    `${begin} costs about 107,320 gas on Sepolia instead of 26,500, and a claim 174,820 instead of 94,000: claiming takes less gas in all where fewer than 62 % of the recipients claim (28 % before).`,
  )
})
