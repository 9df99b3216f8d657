import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { connect } from './store.ts'
import { Viewer } from './viewer.tsx'
import '../../styles.css'
import './viewer.css'

const isConnected = connect()

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
createRoot(root).render(
  <StrictMode>
    <Viewer isConnected={isConnected} />
  </StrictMode>,
)
