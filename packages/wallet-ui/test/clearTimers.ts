import { afterAll, beforeEach, onTestFinished } from 'vitest'
import { cancelFrames, clearWaitingTimers } from './waitingTimers.ts'

// RainbowKit sets state in timers it never clears, and takes its confetti away in an interval that outlives the page.
// One that is still waiting when a file ends would run in the page of the next.
afterAll(clearWaitingTimers)

// Its confetti asks for frames without end, and here the next frame comes at once.
beforeEach(() => onTestFinished(cancelFrames))
