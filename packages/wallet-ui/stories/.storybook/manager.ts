import { addons } from 'storybook/manager-api'
import { answerSafe } from '../src/answerSafe.ts'
import { createProductTheme } from './createProductTheme.ts'

addons.setConfig({ theme: createProductTheme() })

// A story asks whoever has it in a frame whether it is a Safe's app. This one says no, so that nobody waits for an answer.
answerSafe()
