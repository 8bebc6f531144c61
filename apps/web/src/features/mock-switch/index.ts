export { MockSwitch } from './MockSwitch.tsx'
