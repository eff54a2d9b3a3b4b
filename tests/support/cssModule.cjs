// In component tests a class name is its own key, so that snapshots and queries stay readable.
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
