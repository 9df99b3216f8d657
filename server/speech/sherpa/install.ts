/**
 * What installs the package. It is in no list of package.json: npm installs nothing for a peer that is optional, and as an
 * optional dependency it would bring 32 MB to each installation. `--no-save` leaves both files of npm as they were, so
 * `npm ci` removes the package again.
 */
export const SHERPA_INSTALL = 'npm install --no-save sherpa-onnx-node@1.13.8'
