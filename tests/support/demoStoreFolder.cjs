// @ts-check
// Before all unit tests of a run: where the first of them that needs the demo network leaves it for the others.
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

module.exports = () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-store-'));
  process.env['DEMO_STORE'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
};
