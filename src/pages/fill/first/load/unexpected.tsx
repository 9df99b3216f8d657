import { Component, type ReactNode } from 'react'
import { LoadError } from './load-error.tsx'

/** An unforeseen error still gets a page with a way on. React knows such a boundary only as a class. */
export class Unexpected extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    return this.state.isBroken ? <LoadError /> : this.props.children
  }
}
