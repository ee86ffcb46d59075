module.exports = { testMatch: [] };
