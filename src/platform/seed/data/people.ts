/** Parts of invented names. No combination is meant to be, or was taken from, a real person. */
export const FIRST_NAMES = {
  Female:
    'Adaeze,Aiko,Alina,Amara,Amelia,Ana Lucía,Anjali,Anneke,Asha,Ayesha,Beatriz,Bianca,Brigid,Camila,Carmela,Cecily,Chiara,Chidinma,Clara,Daniela,Deepa,Delphine,Dolores,Ebony,Elena,Eleni,Elif,Emiko,Esperanza,Esther,Fatima,Fiona,Folake,Freya,Gabriela,Giulia,Grace,Gwendolyn,Hana,Harriet,Helena,Hyejin,Imani,Ines,Ingrid,Irina,Isadora,Jacinta,Jasmine,Joanna,Jyoti,Kalani,Katarina,Keiko,Kenya,Keomany,Lakshmi,Lan,Leila,Leticia,Linh,Lourdes,Lucia,Maeve,Magdalena,Maile,Malia,Margarita,Marisol,Meera,Mei,Mina,Miriam,Monique,Nadia,Naomi,Neha,Ngozi,Nia,Noor,Odalys,Olivia,Paloma,Parisa,Patience,Petra,Phuong,Priya,Quynh,Rachel,Rania,Renata,Rosario,Rukmini,Sabine,Saoirse,Selma,Shanice,Shirin,Siobhan,Soledad,Sunita,Svetlana,Tamika,Tatiana,Teresa,Thandiwe,Thuy,Tova,Uma,Valentina,Vashti,Veronica,Wanjiru,Xiomara,Yara,Yasmin,Yuki,Zainab,Zora',
  Male: 'Abdul,Aarav,Adrian,Ahmed,Akira,Alejandro,Anders,Andre,Antonio,Arjun,Armando,Asher,Aurelio,Baraka,Benedict,Bilal,Bruno,Calvin,Carlos,Cedric,Chukwu,Cormac,Cyrus,Dae-jung,Damon,Dariusz,Darnell,Desmond,Dimitri,Duc,Eduardo,Efren,Elias,Emeka,Emilio,Enrique,Farid,Felipe,Fergus,Gabriel,Gareth,Giovanni,Gregory,Hakeem,Haruto,Hassan,Hector,Henrik,Hiroshi,Hung,Ibrahim,Ignacio,Isaac,Ivan,Jaime,Jamal,Javier,Jerome,Joaquin,Jonah,Jorge,Julian,Kamal,Kareem,Kenji,Khalil,Kiran,Kofi,Kwame,Lamar,Leandro,Lucas,Luis,Malik,Manuel,Marcus,Mateo,Matthias,Minh,Mohan,Moses,Nabil,Nasir,Nikhil,Nnamdi,Oleg,Omar,Orlando,Oscar,Owen,Pablo,Pavel,Pedro,Phuc,Quentin,Quoc,Rafael,Rajesh,Ramon,Reggie,Reza,Ricardo,Rohan,Ruben,Salim,Samuel,Santiago,Sergio,Shaun,Simeon,Stefan,Sung-min,Tadashi,Tariq,Tevita,Tobias,Trung,Tyrone,Uriel,Vikram,Viktor,Vinh,Wendell,Xavier,Yosef,Youssef,Yusuf,Zubin',
  Nonbinary: 'Alex,Ari,Avery,Bao,Casey,Dakota,Devon,Eden,Emery,Indigo,Jordan,Jules,Kai,Kit,Lane,Marlowe,Noa,Pat,Quinn,Ren,Rio,River,Robin,Rowan,Sage,Sam,Sasha,Sky,Toby,Wren',
} as const;

export const LAST_NAMES =
  'Abara,Abernathy,Acheampong,Adeyemi,Afolayan,Aguinaldo,Alder,Almeida,Alvarado,Amundsen,Anand,Aquino,Arellano,Arkwright,Asante,Ashgrove,Avedisian,Ayala,Bajwa,Balakrishnan,Balderas,Banerjee,Barlowe,Barragan,Bautista,Belenko,Benitez,Bhandari,Birchwood,Bjornstad,Bonilla,Boateng,Bramwell,Briones,Brightwater,Bui,Caballero,Cabrera,Caldera,Camacho,Canfield,Cardenas,Carrillo,Castellanos,Cervantes,Chakrabarti,Chatterjee,Chaudhry,Chavarria,Cho,Chowdhury,Cisneros,Clearwater,Cordova,Coswell,Crane,Dacosta,Dahlgren,Dang,Darwish,Delacroix,Delgadillo,Desai,Dhaliwal,Diallo,Dinh,Dizon,Dolan,Drummond,Duarte,Dunmore,Echeverria,Edevane,Ekwueme,Elizondo,Engstrom,Escobedo,Espinoza,Estrada,Evergood,Fairbanks,Farahani,Farrow,Faleolo,Fernando,Fonseca,Fontaine,Fujimoto,Gadhia,Galindo,Gallardo,Gebremedhin,Ghorbani,Gill,Goswami,Grayling,Greenhalgh,Guerrero,Gunawardena,Gupta,Gutierrez,Ha,Hadjian,Hallgren,Harrow,Hashemi,Hawthorne,Hayashi,Hedley,Herrera,Hollis,Hosseini,Huerta,Huynh,Ibarra,Idowu,Ikeda,Imanov,Inoue,Iyer,Jaramillo,Jaswal,Jimenez,Joubert,Juarez,Kahale,Kalani,Kaminski,Kapoor,Karapetyan,Kaur,Kealoha,Kestrel,Khatri,Kimura,Kingsley,Koh,Kovalenko,Krishnan,Kuznetsov,Lachance,Lagunas,Lam,Landry,Larkspur,Le,Leavitt,Ledesma,Lindqvist,Locklear,Lozano,Lugo,Luong,Macias,Magana,Mahajan,Maldonado,Mallory,Mansouri,Marchetti,Marroquin,Mbeki,Medrano,Mehta,Mercado,Merriweather,Mirza,Miyashiro,Moana,Mokoena,Montoya,Moradi,Moreau,Mossman,Mukherjee,Murillo,Mwangi,Naidu,Nakagawa,Narayan,Nasser,Navarrete,Ndiaye,Negrete,Nerys,Ngo,Nguyen,Nikolaidis,Nkemelu,Novak,Nwosu,Oakhurst,Obregon,Ochoa,Odhiambo,Ogawa,Okafor,Olmedo,Onyango,Ordonez,Orellana,Osei,Ostrander,Oyelaran,Pacheco,Padilla,Palakiko,Pantoja,Paredes,Parekh,Parisi,Patel,Penhallow,Perera,Petrosyan,Pham,Phan,Pinecrest,Ponce,Popescu,Prasad,Quach,Quesada,Quintero,Rabinowitz,Rahimi,Ramachandran,Rangel,Rasmussen,Redfern,Renteria,Reyes,Rhodes,Riverton,Robledo,Rojas,Rosales,Rosenthal,Rourke,Sadeghi,Saenz,Sagebrook,Saito,Salcedo,Samaniego,Sandhu,Santillan,Sarkis,Sato,Sauceda,Savchenko,Schreiner,Sedgwick,Serrano,Seshadri,Shimizu,Shirazi,Sidhu,Silveira,Sorensen,Sotelo,Soto,Starling,Stavros,Subramaniam,Suleiman,Sundaram,Takeda,Talavera,Tamayo,Tanaka,Tapia,Taufa,Tavares,Tengco,Tesfaye,Thao,Thistlewood,Thornquist,Toledo,Tolentino,Tran,Trevino,Truong,Tsai,Tupou,Ueda,Ulloa,Underhill,Uribe,Valdivia,Valenzuela,Vang,Varela,Vashti,Vasquez,Velarde,Venkatesan,Verma,Villalobos,Vu,Wachira,Wainwright,Waverley,Weatherby,Westerfeld,Whitcombe,Willowby,Wong,Woo,Wyndham,Xiong,Yamada,Yamamoto,Yang,Yeo,Yoshida,Yusupov,Zabala,Zamora,Zavala,Zhou,Zielinski,Zuniga';

/** Letters after the name by training; the first entry is the usual one. */
export const CREDENTIALS: Record<string, readonly (readonly [letters: string, weight: number])[]> = {
  md: [
    ['MD', 70],
    ['DO', 14],
    ['NP', 9],
    ['PA', 7],
    ['MBBS', 2],
  ],
  // Where nobody but a physician does the work.
  physician: [
    ['MD', 84],
    ['DO', 16],
    ['MBBS', 2],
  ],
  psych: [
    ['PhD', 6],
    ['PsyD', 4],
  ],
  lcsw: [['LCSW', 1]],
  pt: [
    ['DPT', 6],
    ['PT', 2],
  ],
  ot: [
    ['OTR/L', 3],
    ['OTD', 1],
  ],
  slp: [['CCC-SLP', 1]],
  rd: [
    ['RD', 3],
    ['RDN', 2],
  ],
  np: [['NP', 1]],
  pod: [['DPM', 1]],
  od: [['OD', 1]],
  aud: [['AuD', 1]],
  cnm: [['CNM', 1]],
  gc: [['CGC', 1]],
  ac: [['LAc', 1]],
  dent: [
    ['DDS', 2],
    ['DMD', 1],
  ],
};

